import { env } from 'node:process';

/** The address of the project to which errors are reported, as the build is told it; undefined without one: then nothing offers to report any. */
export const project: string | undefined = env.PROJECT_URL?.trim() || undefined;

if (project !== undefined && !/^https?:\/\/\S+$/.test(project))
  throw new Error(`PROJECT_URL is “${project}”; it has to be the whole address of the project: https://…`);
