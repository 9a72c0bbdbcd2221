# Written without a Docker daemon at hand: nobody has built this yet (docs/ci.md).
#   docker build -t focuslint . && docker run --rm -v "$PWD:/src" focuslint
FROM swift:6.2-bookworm AS build
RUN apt-get update -qq && apt-get install -y -qq make python3 python3-pip libyaml-dev
COPY . /focuslint
RUN make -C /focuslint build

FROM debian:bookworm-slim
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends git libstdc++6 \
  && rm -rf /var/lib/apt/lists/* \
  && git config --system safe.directory '*'
COPY --from=build /focuslint/.build/release/focuslint /usr/local/bin/
WORKDIR /src
ENTRYPOINT ["focuslint"]
