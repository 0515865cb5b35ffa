import { dark } from '#contract/look/colours.ts';
import { RADII } from '#contract/look/sizes.ts';
import { withColours } from '#server/platform/page-look.ts';

const sans = `-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const mono = `ui-monospace,SFMono-Regular,Menlo,Consolas,monospace`;
const { md, lg, xl } = RADII;

/** Colours are tokens, by day and by night. */
const day = `
.page{margin:0;background:$paper;color:$ink;font-family:${sans};-webkit-text-size-adjust:100%}
img{border:0;vertical-align:middle}
.brand{padding:0 4px 16px;font-size:19px;font-weight:700;letter-spacing:-.02em;color:$pine-800}
.logo{border-radius:6px;background:$white;padding:4px}
.card{background:$card;border:1px solid $line;border-radius:${xl}px;padding:32px 32px 20px;font-size:16px;line-height:1.5}
.head{margin:0 0 20px}
.picture{padding-right:16px}
h1{margin:0 0 16px;font-size:24px;line-height:30px;letter-spacing:-.02em;color:$ink}
.head h1{margin:0}
p{margin:0 0 16px}
.code{margin:6px 0 20px;padding:20px 8px;border-radius:${lg}px;background:$pine-50;color:$pine-800;text-align:center;font:700 36px/1.1 ${mono};letter-spacing:.22em;text-indent:.22em}
.speech{margin:0 0 20px;border-collapse:separate}
.quote{padding:14px 18px;border-radius:4px ${lg}px ${lg}px ${lg}px;background:$sunken;color:$ink;white-space:pre-line;overflow-wrap:anywhere}
.figures{width:100%;margin:0 0 16px}
.figure{padding:0 16px 0 0}
.number{font-size:24px;line-height:30px;font-weight:700;letter-spacing:-.02em;color:$pine-700}
.facts{width:100%;margin:0 0 16px;border-collapse:collapse}
.facts td{padding:10px 0;border-top:1px solid $line;vertical-align:top;font-size:15px}
.label{font-size:14px;color:$ink-faint}
.facts .label{width:34%;padding-right:12px}
.value{font-weight:700;color:$ink}
.action{margin:24px 0;border-collapse:separate}
.button{border-radius:${md}px;background:$evening}
.go{display:block;padding:13px 26px;border-radius:${md}px;color:$white;font-weight:700;line-height:22px;text-decoration:none}
.others{margin:-6px 0 18px}
.other{display:block;padding:9px 0;color:$pine-600}
.piece{border-top:1px solid $line}
.piece td{padding-top:12px;padding-bottom:12px}
.title{display:block;padding:2px 0;color:$pine-600;font-weight:700;text-decoration:none}
.said{color:$ink-soft;font-size:15px;overflow-wrap:anywhere}
.after{font-size:14px;color:$ink-soft}
.foot{padding:20px 8px 4px;font-size:13px;line-height:1.5;color:$ink-faint;text-align:center}
.foot-link{display:inline-block;padding:6px 4px 0;color:$ink-faint}
.foot-own{padding-top:14px;font-weight:700;text-decoration:none}
[dir=rtl] .picture,[dir=rtl] .figure{padding:0 0 0 16px}
[dir=rtl] .facts .label{padding:10px 0 10px 12px}
@media (max-width:480px){.card{padding:24px 20px 12px}.picture{padding-right:14px}h1{font-size:22px;line-height:28px}.number{font-size:20px;line-height:26px}.go{text-align:center}.action{width:100%}}
`;

const night = `
.page{background:$paper!important;color:$ink!important}
.brand,.code{color:$pine-800!important}
.card{background:$card!important;border-color:$line!important}
h1,.value,.quote{color:$ink!important}
.code{background:$pine-50!important}
.facts td,.piece{border-color:$line!important}
.number{color:$pine-700!important}
.label,.foot,.foot-link{color:$ink-faint!important}
.after,.said{color:$ink-soft!important}
.title,.other{color:$pine-600!important}
.quote{background:$sunken!important}
.button{background:$evening!important}
.go{color:$white!important}
`;

/** The styles of every mail: the colours of the site, and their dark variants. */
export const mailStyle = `${withColours(day)}@media (prefers-color-scheme:dark){${withColours(night, dark)}}`;
