import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import { FileText } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { NewTabNote } from '../../../ui/new-tab-note.tsx';
import { SAMPLE_ADDRESS } from '../../../ui/owner-report-addresses.ts';
import { BlockIcon } from '../block-icon.tsx';

/** The eight checks of the report, and the way to a sample of it. */
export function WhatIsInIt() {
	return (
		<Card as="aside" aria-labelledby="what-is-in-it" className="p-5 sm:p-6">
			<h2 id="what-is-in-it" className="text-lg font-semibold tracking-normal">
				Что будет в отчёте
			</h2>
			<ul className="mt-4 grid gap-3.5">
				{PERSON_REGISTERS.map((block) => (
					<li key={block} className="flex gap-3">
						<span className="grid size-10 flex-none place-items-center rounded-[10px] bg-accent-soft text-accent">
							<BlockIcon block={block} className="size-5" />
						</span>
						<span className="leading-snug">
							<b className="block font-semibold">{BLOCK_CATALOGUE[block].title}</b>
							<span className="text-[14.5px] text-ink-2">{BLOCK_CATALOGUE[block].about}</span>
						</span>
					</li>
				))}
			</ul>
			<a
				href={SAMPLE_ADDRESS}
				target="_blank"
				rel="noopener"
				className={`mt-5 w-full ${buttonClass('ghost')}`}
			>
				<FileText aria-hidden className="size-5" />
				Посмотреть пример отчёта
				<NewTabNote />
			</a>
		</Card>
	);
}
