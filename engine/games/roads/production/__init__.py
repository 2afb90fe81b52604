"""Factories, breeding, research, and the plan that uses them (rulebook: production & breeding, research)."""
