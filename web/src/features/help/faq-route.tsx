import { FAQ, type FaqQuestion } from '../../content/faq.ts';
import { Head } from '../../ui/head.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { QuestionCard } from './question-card.tsx';

/** Looks the same for everybody: the server renders it once and keeps it. */
export const handle = { static: true };

const questionOf = ({ question, answer }: FaqQuestion) => ({
	'@type': 'Question',
	name: question,
	acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
});

/** /faq */
export default function Faq() {
	return (
		<>
			<Head
				title="Помощь"
				description="Как найти машину по госномеру и по VIN, почему VIN не нашёлся, как читать отчёт, что платно и как удалить аккаунт."
			/>
			<JsonLd
				data={{ '@type': 'FAQPage', mainEntity: FAQ.flatMap(({ questions }) => questions.map(questionOf)) }}
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
								<QuestionCard key={question.id} {...question} />
							))}
						</div>
					</section>
				))}
			</div>
		</>
	);
}
