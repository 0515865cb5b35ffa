import type { UnderstoodLanguage } from '#contract/language.ts';

const LISTS: Readonly<Record<UnderstoodLanguage, string>> = {
  en: `a an the my our your his her their its this that these those of to in at is are am was were be been it i me we us you he she they
    and or for with by as so do does did has have had will would can could there here who whom some any just please pls hi hello hey thanks thank
    um uh yeah im ive id youre theyre its thats theres gonna wanna need needs needed want wants looking look somebody someone anyone also very really
    if about from than then when which what how till til u ur w`,
  fr: `le la les l un une des de du d au aux a en et ou je j me m mon ma mes notre nos votre vos son sa ses leur leurs ce c cet cette ces il elle on nous vous
    ils elles que qu qui dans sur pour par avec est sont suis etre ai as ont avoir y se s te t tu lui bonjour salut allo svp merci besoin cherche recherche
    veux voudrais faudrait faut quelqu quelqun meme memes moi toi genre ben pis fait faire etre cest jai icitte la-dedans y va peut faque aussi tres plus si mais donc car comme chez quand ca cela j'ai jai pr`,
  es: `el la los las un una unos unas de del al a en y o u e que quien se me te le les lo nos mi mis tu tus su sus es son soy esta estan este esto estas
    por para con como si mas muy ya hay ser estar he ha han hola buenas buenos dias tardes noches gracias favor necesito busco quiero ocupo quisiera alguien
    algun alguna también tambien cuando donde pa q`,
};

/** Stop words skipped when phrases are matched, per language. */
export const FUNCTION_WORDS: Readonly<Record<UnderstoodLanguage, ReadonlySet<string>>> = {
  en: wordsOf(LISTS.en),
  fr: wordsOf(LISTS.fr),
  es: wordsOf(LISTS.es),
};

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
