import type { SourceFile } from './source-files.ts';

/** A rule that Biome cannot hold: its name, and what is wrong with a file, one sentence each. */
export type Rule = { readonly name: string; problems(file: SourceFile): string[] };
