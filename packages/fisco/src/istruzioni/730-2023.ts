// Made by scripts/tabelle/istruzioni.mjs from the instructions of 2023: casella, file, page, line.
export default `
`;
