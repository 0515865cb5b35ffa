const sans = `-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const mono = `ui-monospace,SFMono-Regular,Menlo,Consolas,monospace`;

/** The styles of every mail: the colours of the site, and their dark variants. */
export const mailStyle = `
.page{margin:0;background:#fbf9f4;color:#1c1f1d;font-family:${sans};-webkit-text-size-adjust:100%}
.brand{padding:0 4px 14px;font-size:19px;font-weight:700;letter-spacing:-.02em;color:#0f4c3a}
.logo{border:0;border-radius:6px;background:#fff;padding:4px;vertical-align:middle}
.card{background:#fff;border:1px solid #e7e1d3;border-radius:18px;padding:30px 28px 18px;font-size:16px;line-height:1.55}
h1{margin:0 0 14px;font-size:23px;line-height:1.25;letter-spacing:-.02em;color:#0b3a2d}
p{margin:0 0 16px}
.code{margin:6px 0 20px;padding:18px 8px;border-radius:12px;background:#f0f6f2;color:#0b3a2d;text-align:center;font:700 34px/1.1 ${mono};letter-spacing:.22em}
.facts{width:100%;margin:0 0 16px;border-collapse:collapse}
.facts td{padding:9px 0;border-top:1px solid #e7e1d3;vertical-align:top;font-size:15px}
.label{width:34%;padding-right:12px!important;color:#656c66}
.value{font-weight:700}
.quote{padding:12px 16px;border-left:4px solid #f5b133;border-radius:4px 10px 10px 4px;background:#fff7e6;white-space:pre-line;overflow-wrap:anywhere}
.action{margin:22px 0;border-collapse:separate}
.button{border-radius:12px;background:#17614a}
.go{display:block;padding:12px 24px;border-radius:12px;color:#fff;font-weight:700;line-height:22px;text-decoration:none}
.others{margin:-6px 0 18px}
.other{display:block;padding:9px 0;color:#17614a}
.piece{border-top:1px solid #e7e1d3}
.piece td{padding:12px 0}
.title{display:block;padding:2px 0 4px;color:#17614a;font-weight:700;text-decoration:none}
.said{color:#474e49;font-size:15px;overflow-wrap:anywhere}
.after{font-size:14px;color:#474e49}
.foot{padding:18px 8px 4px;font-size:13px;line-height:1.5;color:#656c66;text-align:center}
.foot-link{display:inline-block;padding:6px 4px 0;color:#656c66}
@media (prefers-color-scheme:dark){
.page{background:#12211b!important;color:#e9efe9!important}
.brand{color:#8dbba4!important}
.card{background:#1a2c25!important;border-color:#2d463b!important}
h1{color:#deece4!important}
.code{background:#0b3a2d!important;color:#fff!important}
.facts td,.piece{border-color:#2d463b!important}
.label,.after,.said,.foot,.foot-link{color:#a9b8af!important}
.title,.other{color:#8dbba4!important}
.quote{background:#33290f!important;border-color:#f5b133!important}
.button{background:#2c7a5c!important}
.go{color:#fff!important}
}`;
