import { FileDown } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { EMPTY_FILES, FILE_NAME } from './paper.ts';

/** The contract with nothing filled in, as two files that were made when the site was built. */
export function EmptyForms() {
	return (
		<div className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
			<span className="text-ink-2">Пустой бланк:</span>
			{EMPTY_FILES.map(({ path, kind, name }) => (
				<a key={kind} href={path} download={`${FILE_NAME}.${kind}`} className={buttonClass('ghost', 's')}>
					<FileDown aria-hidden className="size-4.5" />
					<span className="sr-only">Скачать пустой договор, </span>
					{name}
				</a>
			))}
		</div>
	);
}
