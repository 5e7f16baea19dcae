/** The paths of generated files: `.gen.` in the name of the file, or a folder on the way whose name ends in `.gen`. */
export const GENERATED_PATH = /\.gen(?:\.[^/\\]+|[/\\].+)$/;
