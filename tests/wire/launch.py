"""Runs the bot against the small Discord: `python -m tests.wire.launch PORT`. Only Discord's addresses are
replaced."""

from __future__ import annotations

import sys

import discord
import yarl

import bot

if __name__ == "__main__":
    port = sys.argv[1]
    discord.http.Route.BASE = f"http://127.0.0.1:{port}"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    sys.exit(bot.main(sys.argv[2:]))
