import { KBM_CLASSES, kbmAfterYear, kbmOf } from '@avtosverka/contract/vocabulary/kbm';
import { coefficientText } from './words.ts';

/** Every class: its coefficient now and before, and where it goes after a year. */
export function ClassTable() {
	return (
		<section
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard too
			tabIndex={0}
			aria-label="Классы КБМ"
			className="mt-4 overflow-x-auto rounded-card border border-line bg-paper"
		>
			<table className="figures w-full min-w-[34rem] border-collapse text-center text-[16px]">
				<thead>
					<tr className="text-[14.5px] text-ink-3">
						<th scope="col" className="px-3 py-2.5 font-medium">
							Класс
						</th>
						<th scope="col" className="px-3 py-2.5 font-medium">
							КБМ с 01.04.2022
						</th>
						<th scope="col" className="px-3 py-2.5 font-medium">
							КБМ раньше
						</th>
						<th scope="col" className="px-3 py-2.5 font-medium">
							Год без аварий
						</th>
						<th scope="col" className="px-3 py-2.5 font-medium">
							Одна выплата
						</th>
						<th scope="col" className="px-3 py-2.5 font-medium">
							Две
						</th>
					</tr>
				</thead>
				<tbody>
					{KBM_CLASSES.map((one) => (
						<tr key={one} className="border-t border-line">
							<th scope="row" className="px-3 py-2 font-semibold">
								{one}
							</th>
							<td className="px-3 py-2">{coefficientText(kbmOf(one))}</td>
							<td className="px-3 py-2 text-ink-2">{coefficientText(kbmOf(one, 'before'))}</td>
							<td className="px-3 py-2">{kbmAfterYear(one, 0)}</td>
							<td className="px-3 py-2">{kbmAfterYear(one, 1)}</td>
							<td className="px-3 py-2">{kbmAfterYear(one, 2)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
