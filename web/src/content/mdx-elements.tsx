import type { MDXComponents } from 'mdx/types';
import { OwnLink } from '../ui/link.tsx';
import { ContentImage } from './content-image.tsx';

const ELEMENTS: MDXComponents = {
	h2: (props) => <h2 {...props} className="mt-10 mb-3 scroll-mt-20 text-[26px] leading-tight font-bold" />,
	h3: (props) => <h3 {...props} className="mt-7 mb-2 scroll-mt-20 text-xl leading-snug font-semibold" />,
	p: (props) => <p {...props} className="mt-4 leading-relaxed" />,
	ul: (props) => (
		<ul {...props} className="mt-4 grid list-disc gap-2 pl-6 leading-relaxed marker:text-accent" />
	),
	ol: (props) => (
		<ol {...props} className="mt-4 grid list-decimal gap-2 pl-6 leading-relaxed marker:text-ink-3" />
	),
	strong: (props) => <strong {...props} className="font-semibold" />,
	img: ({ src, alt }) => <ContentImage name={src ?? ''} shows={alt ?? ''} />,
	a: ({ href = '', children }) =>
		href.startsWith('/') ? (
			<OwnLink to={href} className="text-accent underline underline-offset-3">
				{children}
			</OwnLink>
		) : (
			<a href={href} className="text-accent underline underline-offset-3">
				{children}
			</a>
		),
};

/** How each element of our texts looks; the MDX plugin calls it by this name. */
export function useMDXComponents(): MDXComponents {
	return ELEMENTS;
}
