import { BASE_FOLDERS, DOMAINS } from '../lint/domains.ts';
import { WEB_BASE_FOLDERS, WEB_FOLDERS } from '../lint/web-folders.ts';
import { wrapLine } from './wrap-line.ts';

type Side = {
	readonly title: string;
	readonly base: readonly string[];
	readonly folders: Readonly<Record<string, readonly string[]>>;
};

const SIDES: readonly Side[] = [
	{ title: '`server/src`', base: BASE_FOLDERS, folders: DOMAINS },
	{ title: '`web/src`', base: WEB_BASE_FOLDERS, folders: WEB_FOLDERS },
];

const BEGINNING = [
	'# Which folder uses which',
	wrapLine(
		'Drawn by `npm run docs` from `scripts/lint/domains.ts` and `scripts/lint/web-folders.ts`, which lint holds ' +
			'every import to. No folder leads back to itself, and no permitted use is without an import.',
	),
];

/** The text of docs/imports.md. */
export function drawImports(): string {
	return `${[...BEGINNING, ...SIDES.flatMap(drawSide)].join('\n\n')}\n`;
}

function drawSide({ title, base, folders }: Side): string[] {
	return [
		`## ${title}`,
		wrapLine(
			`All use ${listed(base)}, and the files beside the folders. A folder that is not named below uses nothing else.`,
		),
		Object.entries(folders)
			.filter(([, used]) => used.length > 0)
			.map(([folder, used]) => wrapLine(`- \`${folder}\` → ${listed(used)}`, '  '))
			.join('\n'),
	];
}

function listed(folders: readonly string[]): string {
	return folders.map((folder) => `\`${folder}\``).join(', ');
}
