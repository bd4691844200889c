/** The formula by which Homebrew installs the program from npm. */
import { readJson } from './workspace.mjs';

/** The formula for a version whose tarball has this sum. */
export function homebrewFormula(version, sum) {
  const { description, homepage, license } = readJson('package.json');
  return `class Nonokit < Formula
  desc "${description}"
  homepage "${homepage}"
  url "https://registry.npmjs.org/@nonokit/cli/-/cli-${version}.tgz"
  sha256 "${sum}"
  license "${license}"

  depends_on "node"

  def install
    system "npm", "install", *std_npm_args
    bin.install_symlink libexec.glob("bin/*")
  end

  test do
    (testpath/"dot.non").write "width 1\\nheight 1\\nrows\\n1\\ncolumns\\n1\\n"
    assert_match "1", shell_output("#{bin}/nonokit check dot.non")
  end
end
`;
}
