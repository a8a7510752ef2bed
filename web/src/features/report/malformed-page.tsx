import { VIN_PROBLEM_TEXT } from '@avtosverka/contract/vocabulary/vin';
import { FilledSearchForm } from '../../search/search-form.tsx';
import { Head } from '../../ui/head.tsx';
import type { MalformedVin } from './malformed-vin.ts';

/** The 404 of a report: says what is wrong with the VIN and lets the visitor mend it on the spot. */
export function MalformedPage({ text, problem }: MalformedVin) {
	return (
		<div className="wrap py-12 sm:py-16">
			<Head title="Страница не найдена" description="В адресе этой страницы нет VIN." index={false} />
			<h1 className="text-[clamp(26px,4vw,38px)] leading-tight font-bold tracking-tight">
				Упс! Страница не найдена.
			</h1>
			<p className="mt-3 mb-7 max-w-2xl text-lg wrap-anywhere text-ink-2">
				По VIN «{text}» проверить нечего: {lowerFirst(VIN_PROBLEM_TEXT[problem])}. Поправьте его или найдите
				машину по госномеру.
			</p>
			<FilledSearchForm vin={text} />
		</div>
	);
}

/** «VIN состоит…» keeps its capitals. */
function lowerFirst(text: string): string {
	return text.startsWith('VIN') ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
