# Plumbline for production: packages and pages are made in the first stage, the second only runs them.
# Pinned by its digest where the operator gives one: --build-arg NODE_IMAGE=node:24-slim@sha256:…
ARG NODE_IMAGE=node:24-slim
FROM ${NODE_IMAGE} AS made
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The licences of what is shipped, and the list of its parts (CycloneDX), come to lie in dist. The bundler goes again.
RUN node build/build-pages.ts && npm run notices && npm run sbom && npm prune --omit=dev

FROM ${NODE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PROVIDER_DIR=/provider
COPY --from=made /app/package.json ./
COPY --from=made /app/node_modules node_modules
COPY --from=made /app/dist dist
COPY --from=made /app/src src
COPY --from=made /app/public public
# Everything is written to DATA_DIR and /tmp: the root file system may be read-only.
RUN install -d -o node -g node /data /provider
USER node
VOLUME /data
EXPOSE 3000
# The first success ends the period of the start, which is long where a big folder is published first.
HEALTHCHECK --interval=10s --timeout=3s --start-period=3600s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
