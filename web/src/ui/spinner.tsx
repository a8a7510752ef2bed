import { LoaderCircle } from 'lucide-react';

/** A turning ring; says nothing by itself, so words must stand beside it. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
	return <LoaderCircle aria-hidden className={`flex-none animate-turn ${className}`} />;
}
