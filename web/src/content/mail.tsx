/** The operator's address; words instead of it while they have named none. */
export function MailLink({ address }: { address: string | null }) {
	if (address === null) return <>адрес, который назовёт оператор</>;
	return (
		<a href={`mailto:${address}`} className="text-accent underline underline-offset-3">
			{address}
		</a>
	);
}
