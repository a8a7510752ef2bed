import type { OperatorConsole, OperatorProcess } from '@avtosverka/contract/operator/console';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { type ConsoleLineProps, ConsoleLines, ConsolePart } from './console-part.tsx';

const PROCESS_WORDS = { server: 'сервер', worker: 'обработчик заданий' } as const;

/** A process; `applied` is the newest migration of the store, null where that is not known. */
export function processLine(process: OperatorProcess, applied: string | null): ConsoleLineProps {
	const { id, host, role, version, commit, migration, started_at, seen_at } = process;
	const isBehind = migration !== null && applied !== null && migration !== applied;
	return {
		id,
		name: `${host}, ${PROCESS_WORDS[role]}`,
		texts: [
			`версия ${version}${commit === null ? '' : `, сборка ${commit.slice(0, 12)}`}`,
			`миграция ${migration ?? 'неизвестна'}${isBehind ? `, а в хранилище ${applied}` : ''}`,
			`запущен ${formatMoment(started_at)}, отметился ${formatMoment(seen_at)}`,
		],
	};
}

function summaryOf(processes: readonly OperatorProcess[]): string {
	const versions = new Set(processes.map(({ version, commit }) => `${version} ${commit}`)).size;
	return versions > 1 ? `${processes.length}, версии разные` : String(processes.length);
}

/** The processes of the installation. */
export function Nodes({ processes, migration }: Pick<OperatorConsole, 'processes' | 'migration'>) {
	return (
		<ConsolePart
			title="Узлы"
			summary={summaryOf(processes)}
			note="Процессы, которые отметились за последнюю минуту."
		>
			<ConsoleLines lines={processes.map((process) => processLine(process, migration))} />
		</ConsolePart>
	);
}
