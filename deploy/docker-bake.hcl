# The image for both kinds of processor, with a list of what is in it, for whoever has a registry:
#   docker buildx bake -f deploy/docker-bake.hcl --set image.tags=registry.example.org/board-games:0.1.0 --push

group "default" {
  targets = ["image"]
}

target "image" {
  context   = "."
  tags      = ["board-games"]
  platforms = ["linux/amd64", "linux/arm64"]
  attest    = ["type=sbom", "type=provenance,mode=max"]
}
