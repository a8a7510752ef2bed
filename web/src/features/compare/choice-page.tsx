import { COMPARED_PROBLEM_TEXT, type ComparedProblem } from '@avtosverka/contract/vocabulary/compared-cars';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { buttonClass } from '../../ui/button.tsx';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { OwnLink } from '../../ui/link.tsx';
import { LoadAgain } from '../../ui/load-again.tsx';

const loadList = () => import('../../offline/recent-car-list.tsx');

export type ChoicePageProps = {
	title: string;
	/** Why there is nothing to compare. */
	problem: ComparedProblem;
	/** The cars of the address that can be read; ticked where this device has them. */
	named: readonly Vin[];
};

/** In the place of a comparison: the cars of this device to pick from, or the way to the search. */
export function ChoicePage({ title, problem, named }: ChoicePageProps) {
	const list = useLazyModule(loadList, true);
	return (
		// There until the list is, so that what stands below does not jump.
		<div className="wrap min-h-svh max-w-[54em] pt-6 pb-12 lg:pt-9">
			<h1 className="text-[clamp(26px,4vw,38px)] leading-tight font-bold">{title}</h1>
			<p className="mt-2 text-lg text-ink-2">{COMPARED_PROBLEM_TEXT[problem]}</p>
			<p className="mt-2 text-ink-2">
				Сравниваем вывод, каждый реестр и цену продавца — по ответам, которые уже есть. Заново реестры не
				спрашиваем.
			</p>
			{list.state === 'ready' && (
				<list.module.RecentCarList ticked={named} className="mt-6" instead={<ToSearch />} />
			)}
			{list.state === 'failed' && <LoadAgain again={list.again} />}
			<p className="mt-6 text-ink-2">
				Отчёты о владельцах и машины, за которыми вы следите, —{' '}
				<OwnLink to="/user/reports" className="text-accent underline underline-offset-2">
					в личном кабинете
				</OwnLink>
				.
			</p>
			<noscript>
				<ToSearch />
			</noscript>
		</div>
	);
}

/** Where this device has no car to pick. */
function ToSearch() {
	return (
		<>
			<p className="mt-6">
				На этом устройстве машин ещё не проверяли. Проверьте хотя бы две, и здесь их можно будет отметить.
			</p>
			<OwnLink to="/" className={`${buttonClass()} mt-4`}>
				Проверить машину
			</OwnLink>
		</>
	);
}
