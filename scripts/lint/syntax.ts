import { type ESTree, parseSync, Visitor, type VisitorObject } from 'rolldown/utils';
import type { SourceFile } from './source-files.ts';

type Node = ESTree.Node;
type BindingPattern = ESTree.BindingPattern;

const PARSED = /\.(?:ts|tsx|js)$/;
const SQL_COMMENT = /^\s*--.*$/gm;
const parsed = new WeakMap<SourceFile, ReturnType<typeof parseSync>>();

function parse(file: SourceFile): ReturnType<typeof parseSync> {
	const known = parsed.get(file) ?? parseSync(file.path, file.text);
	parsed.set(file, known);
	return known;
}

/** Names that a file gives: variables, parameters, functions, types, and keys of objects and types. */
export function declaredNames(file: SourceFile): readonly string[] {
	if (!PARSED.test(file.path)) return [];

	const names: string[] = [];
	const add = (node: Node | null | undefined) => {
		if (node?.type === 'Identifier' || node?.type === 'PrivateIdentifier') names.push(node.name);
	};
	const bind = (pattern: BindingPattern) => {
		if (pattern.type === 'AssignmentPattern') bind(pattern.left);
		else if (pattern.type === 'ArrayPattern') {
			for (const element of pattern.elements) {
				if (element !== null) bind(element.type === 'RestElement' ? element.argument : element);
			}
		} else if (pattern.type === 'ObjectPattern') {
			for (const property of pattern.properties) {
				bind(property.type === 'RestElement' ? property.argument : property.value);
			}
		} else add(pattern);
	};
	new Visitor(visitorOf(add, bind)).visit(parse(file).program);
	return names;
}

function visitorOf(add: (node: Node | null) => void, bind: (pattern: BindingPattern) => void): VisitorObject {
	const named = ({ id }: { readonly id: Node | null }) => add(id);
	const keyed = ({ key, computed }: { readonly key: Node; readonly computed?: boolean }) => {
		if (!computed) add(key);
	};
	const withParameters = ({ params }: { readonly params: readonly Node[] }) => {
		for (const parameter of params) {
			if (parameter.type === 'RestElement') bind(parameter.argument as BindingPattern);
			else
				bind((parameter.type === 'TSParameterProperty' ? parameter.parameter : parameter) as BindingPattern);
		}
	};
	const functionOf = (node: Node & { readonly id: Node | null; readonly params: readonly Node[] }) => {
		named(node);
		withParameters(node);
	};
	return {
		VariableDeclarator: ({ id }) => bind(id),
		FunctionDeclaration: functionOf,
		FunctionExpression: functionOf,
		ArrowFunctionExpression: withParameters,
		TSFunctionType: withParameters,
		TSMethodSignature: (node) => {
			keyed(node);
			withParameters(node);
		},
		TSCallSignatureDeclaration: withParameters,
		ClassDeclaration: named,
		ClassExpression: named,
		TSTypeAliasDeclaration: named,
		TSInterfaceDeclaration: named,
		TSTypeParameter: ({ name }) => add(name),
		ObjectExpression: ({ properties }) => {
			for (const property of properties) {
				if (property.type === 'Property' && !property.shorthand) keyed(property);
			}
		},
		MethodDefinition: keyed,
		PropertyDefinition: keyed,
		TSPropertySignature: keyed,
	};
}

/** Texts of a file's comments. */
export function commentsOf(file: SourceFile): readonly string[] {
	if (file.path.endsWith('.sql')) return file.text.match(SQL_COMMENT) ?? [];
	return PARSED.test(file.path) ? parse(file).comments.map(({ value }) => value) : [];
}

/** Texts of a file's literals, templates (a zero for what they hold) and JSX, as they are shown. */
export function textsOf(file: SourceFile): readonly string[] {
	if (!PARSED.test(file.path)) return [];

	const texts: string[] = [];
	const visitor = new Visitor({
		Literal: ({ value }) => {
			if (typeof value === 'string') texts.push(value);
		},
		TemplateLiteral: ({ quasis }) =>
			texts.push(quasis.map(({ value }) => value.cooked ?? value.raw).join('0')),
		JSXText: ({ value }) => texts.push(value.replace(/\s+/g, ' ')),
	});
	visitor.visit(parse(file).program);
	return texts;
}
