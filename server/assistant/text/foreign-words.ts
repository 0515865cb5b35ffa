import { fold } from './fold.ts';

/**
 * Frequent words of languages we do not support, none of which occurs in English, French or
 * Spanish.
 */
const LISTS = {
  portuguese: `preciso precisamos nao uma um voce voces meu minha meus minhas com em na nas nos do da dos das ao aos isso esta estou muito alguem
    alguma procuro gostaria boa bom dia tarde noite obrigado obrigada encanador eletricista pedreiro conserto consertar vazando torneira cozinha
    pia banheiro fazer limpeza mudanca amanha hoje telhado pintor quero sao tem tenho quebrou minha pra favor`,
  italian: `ho bisogno cerco vorrei il gli della dello delle dei degli di che sono mio mia perche non nel nella dal alla per qualcuno abbiamo idraulico
    elettricista imbianchino casa lavandino perde rubinetto cucina bagno grazie buongiorno ciao oggi domani riparare anche molto siamo`,
  german: `ich wir und der die das ein eine einen einem einer mein meine meinen meiner ist nicht fur mit bei zu zum suche suchen brauche brauchen jemanden
    jemand habe haben hallo danke bitte guten tag morgen heute kuche wohnung klempner elektriker maler wasser tropft kaputt undicht auf im am von
    den dem des auch oder kann konnen hat unser unsere`,
  dutch: `ik wij een het de niet voor mijn heb hebben nodig zoek zoeken iemand met bij van naar onze ons graag loodgieter schilder keuken kraan lekt
    vandaag morgen huis kapot bedankt hallo dank`,
  polish: `potrzebuje szukam nie jest moja moj moje sie na do od dla mam prosze dziekuje dzien dobry hydraulik hydraulika elektryka malarza kran cieknie
    kuchni lazience domu dzisiaj jutro kto ktos ktory`,
  romanian: `am nevoie caut vreau un pentru este sunt meu mea nu si din care buna ziua multumesc instalator electrician zugrav robinet bucatarie baie
    curge maine astazi cineva repara`,
  creole: `mwen bezwen yon pou ki nan gen lakay mwenm kay chache moun nou ap se li tanpri mesi bonswa plonbye dlo koule twalet`,
  vietnamese: `toi can cua khong co nguoi nha bi mot sua chua tho giup voi cam xin chao hom nay ngay mai tim duoc nuoc va o`,
  tagalog: `kailangan ko ng ang sa po ako namin tubero kusina lababo bahay naghahanap may nasira yung mga aming ngayon bukas salamat`,
  turkish: `bir icin var lazim ihtiyacim ariyorum evim mutfak musluk tesisatci elektrikci merhaba tesekkurler bugun yarin ve bu acil`,
  swedish: `jag vi och att en ett behover soker inte min mitt mina med pa av nagon rormokare elektriker malare tack hej idag imorgon koket kranen lacker`,
};

export const FOREIGN_WORDS: readonly ReadonlySet<string>[] = Object.values(LISTS).map(
  (list) => new Set(fold(list).split(/\s+/)),
);
