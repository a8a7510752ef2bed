import type { SourceFile } from './source-files.ts';

/** A rule that Biome cannot hold: its name, and what is wrong with a file, one sentence each. */
export type Rule = { readonly name: string; problems(file: SourceFile): string[] };

/** A rule about all files together: its name, and what is wrong, one sentence each. */
export type RepositoryRule = { readonly name: string; problems(files: readonly SourceFile[]): string[] };
