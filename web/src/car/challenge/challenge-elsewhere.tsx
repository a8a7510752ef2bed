import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Section } from '@avtosverka/contract/vocabulary/register';

/** Stands in for the field where the digits typed in another card serve this one too. */
export function ChallengeElsewhere({ section }: { section: Section }) {
	return (
		<p className="text-[15px] text-ink-2 print:hidden">
			Ждёт цифр с картинки в разделе{' '}
			<a href={`#${section}`} className="text-accent underline underline-offset-2">
				«{SECTION_CATALOGUE[section].title}»
			</a>
			, потом ответ придёт сам.
		</p>
	);
}
