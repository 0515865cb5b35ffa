/** A time in Canadian French: "8 h", where formatting gives "08 h 00". */
export function frenchTime(formatted: string): string {
  return formatted.replace(/\b0(?=\d\sh)/u, '').replace(/(\sh)\s00\b/u, '$1');
}
