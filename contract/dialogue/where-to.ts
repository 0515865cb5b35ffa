import { foldText } from '#contract/fold-text.ts';
import type { Analysis } from '#contract/requests/assistant.ts';
import type { Draft } from './draft.ts';

/** What stays in one building, is only carried, or is thrown away goes nowhere that is to be asked. */
const STAYS =
  /\b(?:within|inside|same (?:building|house|apartment|place|address)|upstairs|downstairs|to the (?:curb|basement|garage)|load(?:ing)?|unload(?:ing)?|meme (?:immeuble|bloc|maison|adresse)|a l'interieur|(?:sous-sol|etage) (?:au|a l')|(?:de)?charger|dentro|mism[oa] (?:edificio|casa|depa\w*|piso|domicilio)|(?:sub|baj)ir|(?:des)?cargar|dump|landfill|junk|trash|garbage|clear(?:ing)? out|clean(?:ing)? out|haul(?:ing)? away|get rid|throw|dompe|eco-?centre|jeter|debarrass\w+|vidanges|poubelles|tirar|basura|deshac\w+|escombros?|cascajo|desech\w+)\b/;

/** Whether it is still to be asked, once, where a move goes. */
export function lacksWhereTo({ draft, whereTo }: { draft: Draft; whereTo: boolean }): boolean {
  const { profession, location, destination, description } = draft;
  const isOpen = profession === 'mover' && location !== null && destination === null && !whereTo;
  return isOpen && !STAYS.test(foldText(description ?? ''));
}

/** Where things go, by the answer to that question; null where it names nowhere. */
export function goalIn(text: string, { destination, location, turn }: Analysis): string | null {
  return destination ?? location ?? (turn.act === 'tell' ? text.trim() : null);
}
