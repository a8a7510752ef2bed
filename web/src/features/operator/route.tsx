import { RolePage } from '../../shell/role-page.tsx';
import { Console } from './console.tsx';
import { ConsolePage } from './console-page.tsx';
import { ProcessAlone } from './process-alone.tsx';

/** /operator: how the site stands, for whom the role was given at a terminal. */
export default function Operator() {
	return (
		<RolePage
			title="Пульт оператора"
			description="Страница для оператора сайта."
			needs="operator"
			refusal="Эта страница для оператора"
			whileUnknown={(token, problem) => (
				<ConsolePage>
					<ProcessAlone token={token} problem={problem} />
				</ConsolePage>
			)}
		>
			{(token) => <Console token={token} />}
		</RolePage>
	);
}
