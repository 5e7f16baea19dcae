using Workerd = import "/workerd/workerd.capnp";

# What `wrangler.toml` says on Cloudflare. The date gives WeakRef, without which the SDK makes no client.
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "dist/worker.js")],
      compatibilityDate = "2025-05-05",
      globalOutbound = "org",
      bindings = [
        (name = "ORG_URL", fromEnvironment = "ORG_URL"),
        (name = "ORG_TOKEN", fromEnvironment = "ORG_TOKEN"),
      ],
    )),
    # Workers call the internet unless told otherwise; an org on this machine is told.
    (name = "org", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [(name = "http", address = "127.0.0.1:8787", http = (), service = "main")],
);
