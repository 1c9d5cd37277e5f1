/** Who a package is of. */
interface Produttore {
  readonly ragioneSociale: string;
  readonly partitaIva: string | null;
}
interface Voce {
  readonly percorso: string;
  readonly formato: string;
  /** Hexadecimal. */
  readonly sha256: string;
}
interface Indice {
  readonly id: string;
  readonly numero: string;
  readonly quando: Date;
  readonly versione: string;
  readonly produttore: Produttore;
  readonly voci: readonly Voce[];
}

const escapeXml = (testo: string): string =>
  testo.replace(/[^\t\n\r\x20-\uffff]/g, '').replace(/[&<>"']/g, (segno) => `&#${segno.charCodeAt(0)};`);

const writeVoce = ({ percorso, formato, sha256 }: Voce, posto: number): string =>
  `    <File encoding="binary" extension="${escapeXml(percorso.split('.').at(-1) ?? '')}" format="${escapeXml(formato)}">
      <ID scheme="local">F-${String(posto + 1).padStart(4, '0')}</ID>
      <Path>${escapeXml(percorso)}</Path>
      <Hash canonicalXML="false" hashFunction="SHA-256">${sha256}</Hash>
    </File>`;

const writeAgente = (nome: string, ruolo: string, { ragioneSociale, partitaIva }: Produttore): string =>
  `    <${nome} agentType="legal person"${ruolo}><AgentID>VATIT-${escapeXml(partitaIva ?? '')}</AgentID><AgentName><FormalName>${escapeXml(ragioneSociale)}</FormalName></AgentName></${nome}>`;

/**
 * The index of a package, with the names and the order of UNI 11386:2020 (SInCRO 2). Its official schema is sold and was not
 * read: the index is not validated, and who signs it is the conservator, so it is not named here.
 */
export function writeIndice({ id, numero, quando, versione, produttore, voci }: Indice): Buffer {
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<!-- Nomi e ordine di UNI 11386:2020; non verificato con lo schema ufficiale. -->
<PIndex xmlns="http://www.uni.com/U3011/sincro-v2/" language="it" sincroVersion="2.0" uri="http://www.uni.com/U3011/sincro-v2/PIndex.xsd">
  <SelfDescription>
    <ID scheme="local">${id}</ID>
    <CreatingApplication><Name>Quadra</Name><Version>${escapeXml(versione)}</Version><Producer>Quadra</Producer></CreatingApplication>
  </SelfDescription>
  <PVolume>
    <ID scheme="local">${escapeXml(numero)}</ID>
    <Label>Pacchetto ${escapeXml(numero)}</Label>
  </PVolume>
  <FileGroup>
    <ID scheme="local">GR-0001</ID>
    <Label>Documenti</Label>
${voci.map(writeVoce).join('\n')}
  </FileGroup>
  <Process>
${writeAgente('Submitter', '', produttore)}
${writeAgente('Holder', ' holderRole="soggetto produttore"', produttore)}
    <TimeReference><TimeInfo attachedTimeStamp="false">${quando.toISOString()}</TimeInfo></TimeReference>
    <LawsAndRegulations>Linee guida AgID sulla formazione, gestione e conservazione dei documenti informatici</LawsAndRegulations>
  </Process>
</PIndex>
`);
}
