import { dark } from '#contract/look/colours.ts';
import { withColours } from '#server/platform/page-look.ts';

const sans = `-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const mono = `ui-monospace,SFMono-Regular,Menlo,Consolas,monospace`;

/** Colours are tokens, by day and by night. */
const day = `
.page{margin:0;background:$paper;color:$ink;font-family:${sans};-webkit-text-size-adjust:100%}
.brand{padding:0 4px 14px;font-size:19px;font-weight:700;letter-spacing:-.02em;color:$pine-700}
.logo{border:0;border-radius:6px;background:$white;padding:4px;vertical-align:middle}
.card{background:$card;border:1px solid $line;border-radius:16px;padding:30px 28px 18px;font-size:16px;line-height:1.55}
h1{margin:0 0 14px;font-size:23px;line-height:1.25;letter-spacing:-.02em;color:$pine-800}
p{margin:0 0 16px}
.code{margin:6px 0 20px;padding:18px 8px;border-radius:10px;background:$pine-50;color:$pine-800;text-align:center;font:700 34px/1.1 ${mono};letter-spacing:.22em}
.facts{width:100%;margin:0 0 16px;border-collapse:collapse}
.facts td{padding:9px 0;border-top:1px solid $line;vertical-align:top;font-size:15px}
.label{width:34%;padding-right:12px!important;color:$ink-faint}
.value{font-weight:700}
.quote{padding:12px 16px;border-left:4px solid $lamp;border-radius:4px 10px 10px 4px;background:$sunken;white-space:pre-line;overflow-wrap:anywhere}
.action{margin:22px 0;border-collapse:separate}
.button{border-radius:10px;background:$evening}
.go{display:block;padding:12px 24px;border-radius:10px;color:$white;font-weight:700;line-height:22px;text-decoration:none}
.others{margin:-6px 0 18px}
.other{display:block;padding:9px 0;color:$pine-600}
.piece{border-top:1px solid $line}
.piece td{padding:12px 0}
.title{display:block;padding:2px 0 4px;color:$pine-600;font-weight:700;text-decoration:none}
.said{color:$ink-soft;font-size:15px;overflow-wrap:anywhere}
.after{font-size:14px;color:$ink-soft}
.foot{padding:18px 8px 4px;font-size:13px;line-height:1.5;color:$ink-faint;text-align:center}
.foot-link{display:inline-block;padding:6px 4px 0;color:$ink-faint}
`;

const night = `
.page{background:$paper!important;color:$ink!important}
.brand{color:$pine-700!important}
.card{background:$card!important;border-color:$line!important}
h1{color:$pine-800!important}
.code{background:$pine-50!important;color:$pine-800!important}
.facts td,.piece{border-color:$line!important}
.label,.foot,.foot-link{color:$ink-faint!important}
.after,.said{color:$ink-soft!important}
.title,.other{color:$pine-600!important}
.quote{background:$sunken!important}
.button{background:$evening!important}
.go{color:$white!important}
`;

/** The styles of every mail: the colours of the site, and their dark variants. */
export const mailStyle = `${withColours(day)}@media (prefers-color-scheme:dark){${withColours(night, dark)}}`;
