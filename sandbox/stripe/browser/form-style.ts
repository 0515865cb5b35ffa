/** The styles of the card form and its dialog, on the variables of the appearance. */
export const formStyle = `
:host{all:initial;display:block;font-family:var(--fontFamily);font-size:var(--fontSizeBase);line-height:var(--fontLineHeight);color:var(--colorText);-webkit-font-smoothing:antialiased}
*{box-sizing:border-box}
[hidden]{display:none!important}
.Form{display:grid;gap:var(--gridRowSpacing,calc(var(--spacingUnit)*4))}
.Row{display:grid;grid-template-columns:1fr 1fr;gap:0 var(--gridColumnSpacing,calc(var(--spacingUnit)*3))}
.Row .Field{display:grid;grid-row:span 3;grid-template-rows:subgrid}
.Field{min-width:0}
.Label{display:block;align-self:end;margin-bottom:var(--labelSpacing,calc(var(--spacingUnit)*1.5));color:var(--labelColorText,var(--colorText));font-size:var(--labelFontSize,var(--fontSizeSm));font-weight:var(--labelFontWeight,400)}
.InputBox{position:relative;display:block}
.Input{width:100%;min-height:48px;margin:0;padding:calc(var(--spacingUnit)*3);border:1px solid var(--inputColorBorder);border-radius:var(--borderRadius);background:var(--colorBackground);color:var(--colorText);font:inherit;font-variant-numeric:tabular-nums;box-shadow:var(--inputBoxShadow,0 1px 1px rgb(0 0 0/.03),0 3px 6px rgb(0 0 0/.02));transition:border-color .15s,box-shadow .15s;appearance:none}
.Input::placeholder{color:var(--colorTextPlaceholder);opacity:1}
.Input:focus{outline:2px solid transparent;border-color:var(--inputFocusColorBorder,var(--colorPrimary));box-shadow:var(--inputFocusBoxShadow,0 0 0 3px color-mix(in srgb,var(--colorPrimary) 25%,transparent),0 1px 1px rgb(0 0 0/.03))}
.Input.Input--invalid{color:var(--colorDanger);border-color:var(--colorDanger);box-shadow:0 0 0 1px var(--colorDanger)}
.Input.Input--number{padding-inline-end:6.25rem}
.Input.Input--cvc{padding-inline-end:3.25rem}
.Icons{position:absolute;inset:0 calc(var(--spacingUnit)*3) 0 auto;display:flex;align-items:center;gap:.25rem;pointer-events:none;color:var(--iconColor,var(--colorTextSecondary))}
.Brand{width:34px;height:24px;flex:none}
.Cvc{width:30px;height:21px}
.Icons .Brand{transition:opacity .15s}
.Error{display:flex;gap:.375rem;margin:calc(var(--spacingUnit)*1.5) 0 0;color:var(--colorDanger);font-size:var(--fontSizeSm)}
.Error:empty{display:none}
.ErrorIcon{flex:none;width:1em;height:1em;margin-top:.2em}
.TermsText{margin:0;color:var(--colorTextSecondary);font-size:var(--fontSizeXs);text-wrap:pretty}
.TestCards{border:1px dashed var(--colorTextSecondary);border-radius:var(--borderRadius);background:color-mix(in srgb,var(--colorText) 4%,var(--colorBackground));color:var(--colorText)}
.TestCards summary{display:flex;flex-wrap:wrap;align-items:center;gap:.125rem .625rem;min-height:44px;padding:.5rem .75rem;border-radius:inherit;list-style:none;cursor:pointer;font-size:var(--fontSizeSm)}
.TestCards summary::-webkit-details-marker{display:none}
.Badge{flex:none;padding:.0625rem .5rem;border-radius:1rem;background:color-mix(in srgb,var(--colorText) 12%,var(--colorBackground));color:var(--colorText);font-size:var(--fontSizeXs);font-weight:var(--fontWeightMedium);letter-spacing:.01em}
.Chevron{width:20px;height:20px;margin-inline-start:auto;transition:transform .15s}
.TestCards[open] .Chevron{transform:rotate(180deg)}
.TestCards ul{display:grid;margin:0;padding:0 .375rem .375rem;list-style:none}
.TestCards button{display:grid;grid-template-columns:34px 1fr;align-items:center;gap:0 .75rem;width:100%;min-height:44px;padding:.3125rem .375rem;border:0;border-radius:calc(var(--borderRadius)*.75);background:none;color:inherit;font:inherit;text-align:start;cursor:pointer}
.TestCards button:hover{background:color-mix(in srgb,var(--colorText) 8%,var(--colorBackground))}
.TestCards button .Brand{grid-row:span 2}
.TestCards .Outcome{font-size:var(--fontSizeSm);line-height:1.3}
.TestCards .Number{font-size:var(--fontSizeXs);line-height:1.3;color:var(--colorTextSecondary);font-variant-numeric:tabular-nums}
summary:focus-visible,button:focus-visible{outline:2px solid var(--colorPrimary);outline-offset:2px}
.Skeleton{border-radius:var(--borderRadius);background:color-mix(in srgb,var(--colorText) 9%,transparent);min-height:48px;animation:pulse 1.4s ease-in-out infinite}
.Skeleton--label{min-height:.9rem;max-width:8rem;margin-bottom:.5rem}
@keyframes pulse{50%{opacity:.5}}
dialog{width:min(26rem,calc(100vw - 2rem));max-height:calc(100dvh - 2rem);margin:auto;padding:0;overflow:auto;border:0;border-radius:max(var(--borderRadius),.75rem);background:var(--colorBackground);color:var(--colorText);box-shadow:0 24px 64px -12px rgb(0 0 0/.4);pointer-events:auto;animation:rise .2s ease-out}
dialog::backdrop{background:rgb(20 25 22/.55)}
@keyframes rise{from{opacity:0;transform:translateY(8px)}}
.Stripes{height:.5rem;background:repeating-linear-gradient(-45deg,var(--colorText) 0 .75rem,color-mix(in srgb,var(--colorText) 18%,var(--colorBackground)) .75rem 1.5rem)}
.Challenge{display:grid;gap:1rem;padding:1rem 1.5rem 1.5rem}
.ChallengeTop{display:flex;align-items:center;justify-content:space-between;margin-inline-end:-.75rem}
.Challenge h2{margin:0;font-size:1.375rem;line-height:1.25;letter-spacing:-.01em;text-wrap:balance}
.Challenge p{margin:0;color:var(--colorTextSecondary);text-wrap:pretty}
.Lock{width:2.75rem;height:2.75rem;padding:.625rem;border-radius:50%;background:color-mix(in srgb,var(--colorPrimary) 12%,transparent);color:var(--colorPrimary)}
.Choices{display:grid;gap:.625rem;margin-top:.5rem}
.Choices button{min-height:48px;padding:.625rem 1rem;border:1px solid var(--inputColorBorder);border-radius:var(--buttonBorderRadius,var(--borderRadius));background:none;color:var(--colorText);font:inherit;font-weight:600;cursor:pointer}
.Choices button:hover{border-color:var(--colorText)}
.Choices .Primary{border-color:var(--colorPrimary);background:var(--colorPrimary);color:var(--buttonColorText,#fff)}
.Choices .Primary:hover{filter:brightness(.92)}
.CloseButton{display:grid;place-items:center;width:44px;height:44px;padding:0;border:0;border-radius:50%;background:none;color:var(--colorTextSecondary);cursor:pointer}
.CloseButton:hover{background:color-mix(in srgb,var(--colorText) 7%,transparent)}
.Close{width:20px;height:20px}
@media (prefers-reduced-motion:reduce){*,dialog{transition:none!important;animation:none!important}}
@media (forced-colors:active){.Input:focus{outline-color:Highlight}}
`;
