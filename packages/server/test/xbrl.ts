/** An instance of the Italian taxonomy as a program writes it: figures of a year and of the one before, by concept. */
export function makeXbrl(
  importi: Readonly<Record<string, number>>,
  { anno = 2024, codiceFiscale = '01234567890', schema = 'micr', altro = '' } = {},
): string {
  const contesto = (id: string, chiuso: number, parte = '') =>
    `<context id="${id}"><entity><identifier scheme="http://www.infocamere.it">${codiceFiscale}</identifier></entity><period><instant>${chiuso}-12-31</instant></period><scenario><m:scen>Depositato</m:scen>${parte}</scenario></context>`;
  const fatti = Object.entries(importi).flatMap(([tag, valore]) => [
    `<c:${tag} contextRef="OGGI" unitRef="EUR" decimals="0">${valore}</c:${tag}>`,
    `<c:${tag} contextRef="PRIMA" unitRef="EUR" decimals="0">${valore * 2 + 1}</c:${tag}>`,
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<xbrl xmlns="http://www.xbrl.org/2003/instance" xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" xmlns:c="http://www.infocamere.it/itnn/fr/itcc/ci/2018-11-04" xmlns:m="http://www.infocamere.it/itnn/fr/itcc/ci/${schema}/2018-11-04">
<link:schemaRef xlink:type="simple" xlink:href="itcc-ci-${schema}-2018-11-04.xsd"/>
${contesto('OGGI', anno)}${contesto('PRIMA', anno - 1)}
${contesto('PARTE', anno, '<xbrldi:explicitMember dimension="c:D">c:Parte</xbrldi:explicitMember>')}
<unit id="EUR"><measure>iso4217:EUR</measure></unit>
<c:DatiAnagraficiCodiceFiscale contextRef="OGGI">${codiceFiscale}</c:DatiAnagraficiCodiceFiscale>
<c:NotaIntegrativa contextRef="OGGI">&lt;p&gt;Parole, non cifre: 12&lt;/p&gt;</c:NotaIntegrativa>
<c:TotaleAttivo contextRef="PARTE" unitRef="EUR" decimals="0">7</c:TotaleAttivo>
${fatti.join('\n')}${altro}
</xbrl>`;
}
