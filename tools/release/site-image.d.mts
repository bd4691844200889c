/** What the last stage of a Dockerfile says about how its image runs. */
export function readDockerfile(text?: string): {
  readonly config: Readonly<Record<string, unknown>>;
  readonly workdir: string;
};
