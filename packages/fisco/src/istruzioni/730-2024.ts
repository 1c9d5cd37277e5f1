// Made by scripts/tabelle/istruzioni.mjs from the instructions of 2024: casella, file, page, line.
export default `
`;
