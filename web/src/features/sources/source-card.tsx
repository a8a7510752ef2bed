import type { ListedSource } from '@avtosverka/contract/sources';
import { type CarRegister, isSection } from '@avtosverka/contract/vocabulary/register';
import { Car, RectangleEllipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionIcon } from '../../car/sections/section-icon.tsx';
import { Card } from '../../ui/card.tsx';
import { answeringNow, lastAnswered, retentionText } from './words.ts';

const ASKED_BY: Readonly<Record<ListedSource['askedBy'], string>> = { vin: 'по VIN', plate: 'по госномеру' };

/** One register: whose it is, what it can and cannot tell, and who answers for it. */
export function SourceCard({ source, lastKnown }: { source: ListedSource; lastKnown: boolean }) {
	const stored = retentionText(source.suppliers);
	const last = lastAnswered(source.last) ?? (lastKnown ? 'Сохранённых ответов нет' : 'Сейчас неизвестно');
	return (
		<Card as="li" className="flex flex-col p-5 sm:p-6">
			<div className="flex gap-4">
				<span className="grid size-11 flex-none place-items-center rounded-xl bg-accent-soft text-accent">
					<RegisterIcon register={source.register} />
				</span>
				<div className="min-w-0">
					<h2 className="text-xl leading-tight font-bold">{source.name}</h2>
					<p className="mt-1 text-[15px] text-ink-2">
						{source.owner}, {ASKED_BY[source.askedBy]}
					</p>
				</div>
			</div>
			<dl className="mt-4 grid gap-3 text-[15px]">
				<Fact name="Что знает">{source.tells}</Fact>
				<Fact name="Чего не знает">{source.silentAbout}</Fact>
			</dl>
			<dl className="mt-auto grid gap-2 pt-4 text-[15px] [&>:first-child]:border-t [&>:first-child]:border-line [&>:first-child]:pt-4">
				<Fact
					name="Кто отвечает"
					className={source.suppliers.length > 0 ? 'font-semibold' : 'font-semibold text-warn'}
				>
					{answeringNow(source)}
				</Fact>
				<Fact name="Последний ответ">{last}</Fact>
				{stored !== null && <Fact name="Сколько храним ответ">{stored}</Fact>}
			</dl>
		</Card>
	);
}

function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
	return (
		<div>
			<dt className="text-[13.5px] text-ink-3">{name}</dt>
			<dd className={className}>{children}</dd>
		</div>
	);
}

function RegisterIcon({ register }: { register: CarRegister }) {
	if (isSection(register)) return <SectionIcon section={register} className="size-5.5" />;
	const Icon = register === 'plate' || register === 'card-index' ? RectangleEllipsis : Car;
	return <Icon aria-hidden strokeWidth={1.9} className="size-5.5 flex-none" />;
}
