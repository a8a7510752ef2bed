import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnList } from '../../session/own-list.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ListPlaceholder } from './list-placeholder.tsx';

export type ListViewProps<Line> = {
	list: OwnList<Line>;
	failed: string;
	empty: { icon: LucideIcon; text: string; about: string };
	keyOf: (line: Line) => string;
	children: (line: Line) => ReactNode;
};

/** A list of the cabinet in each of its states. */
export function ListView<Line>({ list, failed, empty, keyOf, children }: ListViewProps<Line>) {
	if (list.state === 'loading') return <ListPlaceholder words="Загружаем…" rows={3} />;
	if (list.state === 'failed') {
		return (
			<Notice kind="error" announced>
				<p>{failed}</p>
				<Button variant="ghost" size="s" onClick={list.again} className="mt-2.5">
					Повторить
				</Button>
			</Notice>
		);
	}
	if (list.lines.length === 0) return <Empty {...empty} />;
	return (
		<ul className="grid gap-3">
			{list.lines.map((line) => (
				<Card key={keyOf(line)} as="li" className="px-5 py-4">
					{children(line)}
				</Card>
			))}
		</ul>
	);
}

function Empty({ icon: Icon, text, about }: { icon: LucideIcon; text: string; about: string }) {
	return (
		<Card className="grid min-h-55 content-center justify-items-center gap-1 px-6 py-10 text-center">
			<span className="mb-2.5 grid size-14 place-items-center rounded-[16px] bg-mute-soft text-mute">
				<Icon aria-hidden className="size-7" strokeWidth={1.7} />
			</span>
			<p className="text-lg font-semibold">{text}</p>
			<p className="max-w-[30em] text-[15px] text-ink-2">{about}</p>
		</Card>
	);
}
