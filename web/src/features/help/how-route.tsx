import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { SectionIcon } from '../../car/sections/section-icon.tsx';
import { HOW_STEPS } from '../../content/how-steps.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Head } from '../../ui/head.tsx';
import { OwnLink } from '../../ui/link.tsx';

/** Looks the same for everybody: the server renders it once and keeps it. */
export const handle = { static: true };

/** /howMeHelp */
export default function How() {
	return (
		<>
			<Head
				title="Как сайт помогает купить подержанную машину"
				description="Что проверить до звонка, на осмотре и перед подписью, и что о машине расскажут десять проверок."
			/>
			<div className="wrap pt-9 pb-16 lg:pt-13">
				<h1 className="max-w-[20em] text-[clamp(28px,4vw,40px)] leading-tight font-bold">
					Как сайт помогает купить подержанную машину
				</h1>
				<p className="mt-3 max-w-[42em] text-lg text-ink-2">
					Покупатель знает о машине только то, что ему показали. Реестры знают больше. Вот как пройти путь от
					объявления до договора с открытыми глазами.
				</p>
				<ol className="mt-9 grid gap-4.5 md:grid-cols-2">
					{HOW_STEPS.map(({ title, text, link }, index) => (
						<Card as="li" key={title} className="flex gap-4 p-5 sm:p-6">
							<span
								aria-hidden
								className="figures grid size-9 flex-none place-items-center rounded-full bg-accent-soft font-semibold text-accent"
							>
								{index + 1}
							</span>
							<div>
								<h2 className="text-xl leading-snug font-semibold">{title}</h2>
								<p className="mt-1.5 text-ink-2">{text}</p>
								{link && (
									<OwnLink to={link.to} className="mt-2 inline-block font-medium text-accent">
										{link.text}
									</OwnLink>
								)}
							</div>
						</Card>
					))}
				</ol>
				<h2 className="mt-12 mb-4 text-2xl font-bold">Что расскажут десять проверок</h2>
				<ul className="grid gap-3 sm:grid-cols-2">
					{SECTIONS.map((section) => (
						<li key={section} className="flex gap-3">
							<SectionIcon section={section} className="mt-0.5 size-6 text-accent" />
							<div>
								<h3 className="font-semibold">{SECTION_CATALOGUE[section].title}</h3>
								<p className="text-[15px] text-ink-2">{SECTION_CATALOGUE[section].description}</p>
							</div>
						</li>
					))}
				</ul>
				<OwnLink to="/" className={`${buttonClass()} mt-9`}>
					Проверить автомобиль
				</OwnLink>
			</div>
		</>
	);
}
