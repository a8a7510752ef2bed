import type { ReactNode } from 'react';
import { useSession } from '../../session/use-session.ts';
import { Head } from '../../ui/head.tsx';
import { ListPlaceholder } from './list-placeholder.tsx';

export type TabProps = {
	title: string;
	description: string;
	/** What only the signed-in person sees; `token` is theirs. */
	children: (token: string) => ReactNode;
};

/** A tab of the cabinet: its heading is in every page, the rest only for a signed-in browser. */
export function Tab({ title, description, children }: TabProps) {
	const token = useSession()?.token ?? null;
	return (
		<>
			<Head title={`${title} — Личный кабинет`} description={description} index={false} />
			<h1 className="mb-4 text-[clamp(24px,3.4vw,32px)] font-bold">{title}</h1>
			{token === null ? <ListPlaceholder words="Загружаем…" rows={3} /> : children(token)}
		</>
	);
}
