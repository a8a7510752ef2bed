import { FAQ, type FaqQuestion } from '../../content/faq.ts';
import { useSettings } from '../../site.ts';
import { Head } from '../../ui/head.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { QuestionCard } from './question-card.tsx';

/** Looks the same for everybody: the server renders it once and keeps it. */
export const handle = { static: true };

const questionOf = ({ question, answer, writeTo }: FaqQuestion, email: string | null) => ({
	'@type': 'Question',
	name: question,
	acceptedAnswer: {
		'@type': 'Answer',
		text: [...answer, ...(writeTo && email ? [`${writeTo} ${email}`] : [])].join(' '),
	},
});

/** /faq */
export default function Faq() {
	const { email } = useSettings().siteOwner;
	const asked = FAQ.flatMap(({ questions }) => questions);
	return (
		<>
			<Head
				title="Помощь"
				description="Как найти машину по госномеру и по VIN, почему VIN не нашёлся, как читать отчёт, что платно и как удалить аккаунт."
			/>
			<JsonLd
				data={{ '@type': 'FAQPage', mainEntity: asked.map((question) => questionOf(question, email)) }}
			/>
			<div className="wrap max-w-[54em] pt-9 pb-16 lg:pt-13">
				<h1 className="text-[clamp(28px,4vw,40px)] leading-tight font-bold">Помощь</h1>
				<p className="mt-3 text-lg text-ink-2">
					Ответы на частые вопросы. Нажмите на вопрос, чтобы прочитать ответ.
				</p>
				{FAQ.map(({ title, questions }) => (
					<section key={title} className="mt-9">
						<h2 className="mb-3 text-2xl font-bold">{title}</h2>
						<div className="grid gap-2.5">
							{questions.map((question) => (
								<QuestionCard key={question.id} {...question} email={email} />
							))}
						</div>
					</section>
				))}
			</div>
		</>
	);
}
