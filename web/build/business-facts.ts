import type { Plugin } from 'vite';
import { business } from '../../domain/src/business.ts';

const FACTS: Record<string, string> = { business: business.name, phone: business.phoneDisplay };

/** Fills in `{{business}}` and `{{phone}}` in the HTML templates. */
export function businessFacts(): Plugin {
  return {
    name: 'business-facts',
    transformIndexHtml: (html) =>
      html.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
        const fact = FACTS[name];
        if (fact === undefined) throw new Error(`The template names {{${name}}}, which is not among the facts of the business`);
        return fact;
      }),
  };
}
