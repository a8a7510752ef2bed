import type { OperatorConsole } from '@avtosverka/contract/operator/console';
import { ConsolePart, InnerPart } from './console-part.tsx';

type SettingsGroup = OperatorConsole['settings'][number];

function valueText({ value, set }: SettingsGroup['settings'][number]): string {
	return set || value === 'не задано' ? value : `${value} (по умолчанию)`;
}

const countSet = ({ settings }: SettingsGroup) => settings.filter(({ set }) => set).length;

/** Every setting in force, by the headlines of docs/settings.md. */
export function SettingsPart({ groups }: { groups: readonly SettingsGroup[] }) {
	const set = groups.reduce((sum, group) => sum + countSet(group), 0);
	return (
		<ConsolePart
			title="Настройки"
			summary={`задано ${set}`}
			note="Значения — на момент запуска процесса, который ответил. О секретах видно только, заданы ли они."
		>
			{groups.map((group) => (
				<InnerPart
					key={group.title}
					title={group.title}
					summary={`задано ${countSet(group)} из ${group.settings.length}`}
				>
					<dl className="divide-y divide-line text-[15px]">
						{group.settings.map((setting) => (
							<div key={setting.name} className="py-1.5">
								<dt className="text-[13px] break-all text-ink-2">{setting.name}</dt>
								<dd className="figures break-words">{valueText(setting)}</dd>
							</div>
						))}
					</dl>
				</InnerPart>
			))}
		</ConsolePart>
	);
}
