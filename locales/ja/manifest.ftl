extension-name = Cuecard
extension-description = どのページからでも、動画を再生リストに、イベントをカレンダーに保存。操作は元に戻せます。ログイン情報はブラウザー内に保存されます。

command-save = この動画をワンクリックで保存
command-like = この動画に高評価を付ける
command-event = このページのイベントをカレンダーに追加
