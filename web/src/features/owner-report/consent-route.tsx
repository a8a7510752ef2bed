import { CONSENT_PARTS } from '@avtosverka/contract/owner-report/consent';
import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { CONSENT_VERSION } from '@avtosverka/contract/vocabulary/owner-report';
import { Head } from '../../ui/head.tsx';

/** Looks the same for everybody: the server renders it once and keeps it. */
export const handle = { static: true };

/** /ownerReport/consent: the consent as a document of its own. */
export default function Consent() {
	return (
		<>
			<Head
				title="Согласие на обработку персональных данных"
				description="На что соглашается тот, кто заказывает отчёт о владельце."
				index={false}
			/>
			<article className="wrap max-w-190 pt-9 pb-15 lg:pt-13">
				<h1 className="text-[clamp(26px,4vw,38px)] font-bold">Согласие на обработку персональных данных</h1>
				<p className="mt-2 text-ink-2">Редакция от {formatDay(CONSENT_VERSION)}</p>
				{CONSENT_PARTS.map(({ title, paragraphs }) => (
					<section key={title} className="mt-7">
						<h2 className="text-xl font-semibold">{title}</h2>
						{paragraphs.map((paragraph) => (
							<p key={paragraph} className="mt-2.5">
								{paragraph}
							</p>
						))}
					</section>
				))}
			</article>
		</>
	);
}
