import Avatar from 'boring-avatars';

/** Our own colours; they only tell one drawing from another. */
const COLOURS = ['#1757d6', '#7ea8ff', '#146c43', '#e0a63a', '#b3261e'];

/** A face drawn from a person's name, the same for the same name. For the eye: the name is beside it. */
export function AuthorAvatar({ name }: { name: string }) {
	return (
		<Avatar
			aria-hidden
			variant="beam"
			name={name}
			colors={COLOURS}
			size={40}
			className="size-10 flex-none overflow-hidden rounded-full"
		/>
	);
}
