import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { useRef } from 'react';
import { FAILED_TEXT } from '../client.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useLazyModule } from '../ui/lazy-module.ts';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useNear } from '../ui/use-near.ts';
import { COMMENTS_ID } from './go-to-comments.ts';

const load = () => import('./panel.tsx');

/** What people say of a car, at the end of its report. Nothing of it is loaded before a person comes near. */
export function CommentsSection({ vin }: { vin: Vin }) {
	const section = useRef<HTMLElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const near = useNear(section);
	const panel = useLazyModule(load, near);
	// The room of the usual panel, taken while it is still out of sight: what follows does not jump.
	const isLoading = near && panel.state === 'loading';
	return (
		<Card
			ref={section}
			as="section"
			id={COMMENTS_ID}
			aria-labelledby="comments-title"
			tabIndex={-1}
			className={`mt-3.5 px-4 py-5 outline-none sm:px-[22px] print:hidden ${isLoading ? 'min-h-100' : ''}`}
		>
			<h2
				ref={heading}
				id="comments-title"
				tabIndex={-1}
				className="outline-none text-[19px] leading-tight font-semibold tracking-tight"
			>
				Комментарии по VIN: <span className="whitespace-nowrap">{vin}</span>
			</h2>
			{isLoading && (
				<p className="mt-4 flex items-center gap-2.5 text-[15px] text-ink-3">
					<Spinner className="size-4.5 text-accent" />
					Загружаем…
				</p>
			)}
			{panel.state === 'ready' && <panel.module.Panel vin={vin} heading={heading} />}
			{panel.state === 'failed' && (
				<Notice kind="error" announced className="mt-4">
					<p>{FAILED_TEXT}</p>
					<Button variant="ghost" size="s" onClick={panel.again} className="mt-2.5">
						Повторить
					</Button>
				</Notice>
			)}
		</Card>
	);
}
